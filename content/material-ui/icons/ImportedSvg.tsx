import type * as React from 'react';
import SvgIcon from '@mui/material/SvgIcon';

function Flame(props: React.ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 60" {...props}>
      <path d="M20 0c4 14 18 20 18 38a18 20 0 0 1-36 0c0-8 4-12 8-18 1 6 3 8 6 9 3-9-1-18 4-29z" />
    </svg>
  );
}

export default function ImportedSvg() {
  return <SvgIcon component={Flame} inheritViewBox color="warning" sx={{ fontSize: 48 }} />;
}
