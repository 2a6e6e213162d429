import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const ToolTag = styled('button')(({ theme }) => ({
  ...theme.variants.outlined.neutral,
  '&:hover': theme.variants.outlinedHover.neutral,
  '&:active': theme.variants.outlinedActive.neutral,
  '&:disabled': theme.variants.outlinedDisabled.neutral,
  '&[aria-pressed="true"]': theme.variants.solid.primary,
  [theme.focus.selector]: theme.focus.default,
  font: 'inherit',
  fontFamily: theme.vars.fontFamily.body,
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.vars.radius.xl,
  cursor: 'pointer',
}));

export default function OwnComponent() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <ToolTag type="button" aria-pressed>
        Saws
      </ToolTag>
      <ToolTag type="button" aria-pressed={false}>
        Ladders
      </ToolTag>
      <ToolTag type="button" disabled>
        Chainsaws
      </ToolTag>
    </Stack>
  );
}
