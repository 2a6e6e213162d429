import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function OverflowCard() {
  return (
    <Card sx={{ width: 300 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <Box
            role="img"
            aria-label="Rows of flax in blue bloom"
            sx={(theme) => ({
              background: `repeating-linear-gradient(100deg, ${theme.vars.palette.primary[300]} 0 12px, ${theme.vars.palette.success[400]} 12px 30px)`,
            })}
          />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Blue flax
        </Typography>
        <Typography>Flowers from June, and the stalks give a strong fiber.</Typography>
      </CardContent>
      <CardOverflow variant="soft" color="primary">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm" textColor="text.secondary">
            200 seeds
          </Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm" textColor="text.secondary">
            Harvest of 2025
          </Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
