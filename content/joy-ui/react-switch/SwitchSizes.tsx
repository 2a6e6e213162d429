import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SwitchSizes() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <Typography
          key={size}
          component="label"
          level={`body-${size}`}
          startDecorator={<Switch size={size} defaultChecked />}
        >
          Record the show ({size})
        </Typography>
      ))}
    </Stack>
  );
}
