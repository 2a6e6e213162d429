import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CoverCard() {
  return (
    <Card sx={{ width: 300, minHeight: 220 }}>
      <CardCover>
        <Box
          sx={(theme) => ({
            background: `radial-gradient(circle at 70% 30%, ${theme.vars.palette.warning[300]} 0 18%, transparent 18.5%), linear-gradient(${theme.vars.palette.warning[500]}, ${theme.vars.palette.danger[700]})`,
          })}
        />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, rgb(0 0 0 / 0.8), transparent 70%)' }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" component="h3" textColor="common.white">
          Sunset amaranth
        </Typography>
        <Typography textColor="common.white">Sow after the last frost</Typography>
      </CardContent>
    </Card>
  );
}
