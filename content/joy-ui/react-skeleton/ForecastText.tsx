import * as React from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';
import Box from '@mui/joy/Box';

export default function ForecastText() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography level="title-lg" component="p" aria-busy={loading}>
        <Skeleton loading={loading}>
          <span>Snow above 1,400 m</span>
        </Skeleton>
      </Typography>
      <Typography aria-busy={loading} sx={{ mt: 0.5, mb: 2 }}>
        <Skeleton loading={loading}>
          <span>
            Fresh wind on the ridge in the afternoon, calm in the valleys. The pass stays open until
            nightfall.
          </span>
        </Skeleton>
      </Typography>
      <Button size="sm" variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the forecast' : 'Show the placeholder'}
      </Button>
    </Box>
  );
}
