import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(2),
  borderRadius: theme.vars.shape.borderRadius,
  borderInlineStart: `4px solid ${theme.vars.palette.success.main}`,
  boxShadow: theme.vars.shadows[2],
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}));

export default function BikeCard() {
  return <Card>Cargo bike 12 is free until 18:00</Card>;
}
