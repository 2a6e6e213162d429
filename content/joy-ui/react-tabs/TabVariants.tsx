import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const LOOKS = [
  { variant: 'plain', color: 'neutral' },
  { variant: 'outlined', color: 'primary' },
  { variant: 'soft', color: 'success' },
  { variant: 'solid', color: 'primary' },
] as const;

export default function TabVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {LOOKS.map(({ variant, color }) => (
        <Tabs key={variant} defaultValue="north" variant={variant} color={color}>
          <TabList variant={variant} color={color} aria-label={`Routes, ${variant}`}>
            <Tab value="north" variant={variant} color={color}>
              North
            </Tab>
            <Tab value="south" variant={variant} color={color}>
              South
            </Tab>
          </TabList>
          <TabPanel value="north" variant={variant} color={color}>
            Four islands, two ferries.
          </TabPanel>
          <TabPanel value="south" variant={variant} color={color}>
            One island, every hour.
          </TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
