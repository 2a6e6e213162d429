import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(1, 2),
  border: `1px solid rgba(${theme.vars.palette.primary.mainChannel} / 0.6)`,
  color: theme.vars.palette.text.primary,
  backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.16)`,
}));

export default function DistanceBadge() {
  return <Badge>24 km along the river</Badge>;
}
