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

export default function NavTabs() {
  const [page, setPage] = React.useState('home');

  return (
    <nav aria-label="Music">
      <Tabs
        value={page}
        onChange={(_event, value: string) => setPage(value)}
        slotProps={{ list: { role: undefined } }}
      >
        <LinkTab value="home" label="Home" href="#navigation" />
        <LinkTab value="charts" label="Charts" href="#navigation" />
        <LinkTab value="friends" label="Friends" href="#navigation" />
      </Tabs>
    </nav>
  );
}
