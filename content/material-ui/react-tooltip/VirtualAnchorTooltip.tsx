import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function VirtualAnchorTooltip() {
  const ruler = React.useRef<HTMLDivElement>(null);
  const [x, setX] = React.useState(0);

  const handleMove = (event: React.MouseEvent) => {
    const left = ruler.current?.getBoundingClientRect().left ?? 0;
    setX(Math.round(event.clientX - left));
  };

  return (
    <Tooltip
      describeChild
      title={`${x} px`}
      placement="top"
      arrow
      disableFocusListener
      slotProps={{
        popper: {
          anchorEl: {
            getBoundingClientRect: () => {
              const { left = 0, top = 0 } = ruler.current?.getBoundingClientRect() ?? {};
              return new DOMRect(left + x, top, 0, 0);
            },
          },
        },
      }}
    >
      <Box
        ref={ruler}
        onMouseMove={handleMove}
        sx={{ width: '100%', maxWidth: 320, height: 48, border: 1, borderRadius: 1 }}
      />
    </Tooltip>
  );
}
