import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabVariables() {
  return (
    <Tabs
      defaultValue="news"
      sx={{
        width: '100%',
        '--Tabs-spacing': '1.5rem',
        '--Tab-indicatorThickness': '4px',
        '--Tab-indicatorRadius': '4px 4px 0 0',
      }}
    >
      <TabList aria-label="Notices">
        <Tab value="news">News</Tab>
        <Tab value="works">Works at the pier</Tab>
      </TabList>
      <TabPanel value="news">Dogs travel free in October.</TabPanel>
      <TabPanel value="works">Pier 1 is closed until Friday.</TabPanel>
    </Tabs>
  );
}
