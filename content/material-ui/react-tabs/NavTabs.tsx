import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface LinkTabProps {
  label: string;
  href: string;
  value: string;
  /** Passed by Tabs. */
  selected?: boolean;
}

function LinkTab(props: LinkTabProps) {
  return (
    <Tab
      component="a"
      role={undefined}
      tabIndex={0}
      aria-selected={undefined}
      aria-current={props.selected ? 'page' : undefined}
      {...props}
    />
  );
}

/** Ctrl, Cmd and Shift open the link elsewhere, and this page stays as it is. */
function opensElsewhere({ nativeEvent: event }: React.SyntheticEvent) {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

export default function NavTabs() {
  const [page, setPage] = React.useState('home');

  return (
    <nav aria-label="Music">
      <Tabs
        value={page}
        onChange={(event, value: string) => {
          if (!opensElsewhere(event)) setPage(value);
        }}
        slotProps={{ list: { role: undefined } }}
      >
        <LinkTab value="home" label="Home" href="#navigation" />
        <LinkTab value="charts" label="Charts" href="#navigation" />
        <LinkTab value="friends" label="Friends" href="#navigation" />
      </Tabs>
    </nav>
  );
}
