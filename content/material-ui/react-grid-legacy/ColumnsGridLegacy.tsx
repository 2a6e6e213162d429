import Grid from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

export default function ColumnsGridLegacy() {
  return (
    <Grid container columns={16} spacing={1} direction="row" wrap="nowrap">
      <Grid item xs="auto">
        <Typography>Door B2</Typography>
      </Grid>
      <Grid item xs zeroMinWidth>
        <Typography noWrap>
          Parcel from the bookshop at the harbor, to be picked up by Friday
        </Typography>
      </Grid>
      <Grid item xs={4} md={3} lg={2} xl={1}>
        <Typography align="right">2 kg</Typography>
      </Grid>
    </Grid>
  );
}
