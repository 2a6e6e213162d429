import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardVariables() {
  return (
    <Card
      sx={{
        '--Card-padding': { xs: '0.75rem', sm: '2rem' },
        '--Card-radius': '24px',
        width: { xs: 240, sm: 320 },
      }}
    >
      <CardOverflow>
        <AspectRatio ratio="3">
          <Box
            sx={(theme) => ({
              background: `conic-gradient(from 90deg at 50% 100%, ${theme.vars.palette.success[300]}, ${theme.vars.palette.warning[300]}, ${theme.vars.palette.success[300]})`,
            })}
          />
        </AspectRatio>
      </CardOverflow>
      <Typography level="title-md" component="h3">
        Meadow mix
      </Typography>
      <Divider />
      <Typography>Twelve kinds of flowers for a patch of two square meters.</Typography>
    </Card>
  );
}
