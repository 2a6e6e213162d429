import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Tooltip key={variant} describeChild variant={variant} title="Rises at 21:40">
          <Button variant="outlined" color="neutral">
            {variant}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
