import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Zoom, ${size}`}>
          <Button>50%</Button>
          <Button>100%</Button>
          <Button>Fit</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
