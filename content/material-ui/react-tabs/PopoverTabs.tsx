import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';

export default function PopoverTabs() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [source, setSource] = React.useState('radio');
  const tabs = React.useRef<TabsActions>(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Source: {source}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Source' },
          transition: { onEntered: () => tabs.current?.updateIndicator() },
        }}
      >
        <Tabs
          action={tabs}
          value={source}
          onChange={(event, value: string) => setSource(value)}
          aria-label="Source"
        >
          <Tab value="radio" label="Radio" />
          <Tab value="vinyl" label="Vinyl" />
          <Tab value="phone" label="Phone" />
        </Tabs>
      </Popover>
    </React.Fragment>
  );
}
