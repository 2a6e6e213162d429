import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function HorizontalCard() {
  return (
    <Card orientation="horizontal" sx={{ maxWidth: 420, overflow: 'hidden' }}>
      <CardOverflow sx={{ marginInline: 'var(--CardOverflow-offset) 0', borderRadius: 0 }}>
        <AspectRatio flex ratio="1" sx={{ minWidth: 110, borderRadius: 0 }}>
          <Box
            role="img"
            aria-label="A sliced beetroot with pale rings"
            sx={(theme) => ({
              background: `repeating-radial-gradient(circle, ${theme.vars.palette.danger[400]} 0 9px, ${theme.vars.palette.danger[100]} 9px 16px)`,
            })}
          />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Ringed beetroot
        </Typography>
        <Typography>Ready nine weeks after sowing. Mild enough to eat raw.</Typography>
      </CardContent>
    </Card>
  );
}
