import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const insets = ['context', 'none'] as const;

export default function CardDividers() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {insets.map((inset) => (
        <Card key={inset} variant="outlined" sx={{ width: 200 }}>
          <Typography level="title-sm">inset: {inset}</Typography>
          <Divider inset={inset} />
          <Typography level="body-sm">Water at the spring below the hut</Typography>
        </Card>
      ))}
    </Stack>
  );
}
