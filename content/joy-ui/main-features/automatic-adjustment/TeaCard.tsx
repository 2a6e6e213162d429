import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TeaCard() {
  const [radius, setRadius] = React.useState(28);
  const [padding, setPadding] = React.useState(12);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ width: '100%' }}>
      <Card sx={{ width: 240, borderRadius: `${radius}px`, p: `${padding}px` }}>
        <AspectRatio ratio={2}>
          <Box
            sx={(theme) => ({
              background: `linear-gradient(45deg, ${theme.vars.palette.success[600]}, ${theme.vars.palette.warning[200]})`,
            })}
          />
        </AspectRatio>
        <Typography level="title-md">Jade oolong</Typography>
        <Divider />
        <CardOverflow variant="soft">
          <Typography sx={{ py: 1 }}>Three minutes at 85 °C</Typography>
        </CardOverflow>
      </Card>
      <Stack spacing={1} sx={{ flex: 1, minWidth: 160 }}>
        <Typography level="title-sm">borderRadius: {radius} px</Typography>
        <Slider
          aria-label="Border radius"
          value={radius}
          max={48}
          onChange={(_event, value) => setRadius(Number(value))}
        />
        <Typography level="title-sm">padding: {padding} px</Typography>
        <Slider
          aria-label="Padding"
          value={padding}
          max={32}
          onChange={(_event, value) => setPadding(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
