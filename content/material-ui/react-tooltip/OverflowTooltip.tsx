import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';

function LayerLink({ name }: { name: string }) {
  const link = React.useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleOpen = () => {
    const element = link.current;
    setOpen(element !== null && element.scrollWidth > element.clientWidth);
  };

  return (
    <Tooltip title={name} open={open} onOpen={handleOpen} onClose={() => setOpen(false)}>
      <Link ref={link} href="#layers" noWrap sx={{ display: 'block' }}>
        {name}
      </Link>
    </Tooltip>
  );
}

export default function OverflowTooltip() {
  return (
    <Box sx={{ width: 160 }}>
      <LayerLink name="Sky" />
      <LayerLink name="Clouds behind the lighthouse" />
    </Box>
  );
}
