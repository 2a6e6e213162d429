import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SpreadProps() {
  const paper = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState('');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Paper
        ref={paper}
        variant="outlined"
        id="parcel"
        title="Scan to collect"
        data-shelf="B12"
        className="parcel"
        sx={{ p: 2 }}
      >
        Parcel on shelf B12
      </Paper>
      <Button
        onClick={() => {
          const element = paper.current;
          setFound(`${element?.tagName} #${element?.id} on shelf ${element?.dataset.shelf}`);
        }}
      >
        Ask the ref
      </Button>
      <Typography role="status">{found || 'Not asked yet'}</Typography>
    </Stack>
  );
}
