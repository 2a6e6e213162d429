import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function CardSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {SIZES.map((size) => (
        <Card key={size} size={size}>
          <Typography level={`title-${size}`} component="h3">
            Climbing beans
          </Typography>
          <div>40 seeds, {size}</div>
        </Card>
      ))}
    </Stack>
  );
}
