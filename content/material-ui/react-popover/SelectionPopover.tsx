import * as React from 'react';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function SelectionPopover() {
  const [anchor, setAnchor] = React.useState<NonNullable<PopoverProps['anchorEl']> | null>(null);
  const [text, setText] = React.useState('');

  const handleMouseUp = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const box = selection.getRangeAt(0).getBoundingClientRect();
    setText(selection.toString());
    setAnchor({ nodeType: 1, getBoundingClientRect: () => box });
  };

  return (
    <React.Fragment>
      <Typography onMouseUp={handleMouseUp} sx={{ maxWidth: 400 }}>
        Select some words of this note. Basil likes the same water and warmth as tomatoes, so the
        two share a bed. Fennel is no friend to either.
      </Typography>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        disableAutoFocus
      >
        <Typography sx={{ p: 2, maxWidth: 280 }}>Look up “{text}”</Typography>
      </Popover>
    </React.Fragment>
  );
}
