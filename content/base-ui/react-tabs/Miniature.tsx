import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { Tab } from '@mui/base/Tab';

const tab = { padding: '8px 14px', border: 0, background: 'none', font: 'inherit' };

export default function Miniature() {
  return (
    <Tabs defaultValue={0}>
      <TabsList
        style={{ display: 'flex', gap: 4, borderBottom: '1px solid var(--color-border-strong)' }}
      >
        <Tab
          value={0}
          style={{
            ...tab,
            borderBottom: '2px solid var(--color-accent)',
            color: 'var(--color-accent-text)',
          }}
        >
          Day
        </Tab>
        <Tab value={1} style={tab}>
          Week
        </Tab>
        <Tab value={2} style={tab}>
          Month
        </Tab>
      </TabsList>
    </Tabs>
  );
}
