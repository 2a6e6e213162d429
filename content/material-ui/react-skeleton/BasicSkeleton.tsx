import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function BasicSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box aria-busy={loading} sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        {loading ? (
          <Skeleton variant="circular" width={40} height={40} />
        ) : (
          <Avatar sx={{ bgcolor: 'primary.main' }}>D</Avatar>
        )}
        <Box sx={{ flexGrow: 1 }}>
          <Typography>{loading ? <Skeleton width="80%" /> : 'Deep water'}</Typography>
          <Typography variant="body2">
            {loading ? <Skeleton width="50%" /> : 'Episode 12, 41 minutes'}
          </Typography>
        </Box>
      </Box>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={loading} onChange={(event, checked) => setLoading(checked)} />}
      />
    </Box>
  );
}
