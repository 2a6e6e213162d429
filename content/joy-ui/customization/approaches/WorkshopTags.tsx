import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const StampedTag = styled('span', {
  shouldForwardProp: (prop) => prop !== 'urgent',
})<{ urgent?: boolean }>(({ theme, urgent }) => {
  const color = urgent ? theme.vars.palette.danger : theme.vars.palette.neutral;
  return {
    ...theme.typography['title-sm'],
    padding: theme.spacing(0.5, 1.5),
    border: '2px dashed',
    borderColor: color.outlinedBorder,
    borderRadius: theme.vars.radius.sm,
    color: color.softColor,
    backgroundColor: color.softBg,
  };
});

export default function WorkshopTags() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StampedTag>Waiting for parts</StampedTag>
      <StampedTag urgent>Today</StampedTag>
      <StampedTag sx={{ borderStyle: 'solid' }}>Paid</StampedTag>
    </Stack>
  );
}
