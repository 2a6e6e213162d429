import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function Miniature() {
  return (
    <Tabs defaultValue={0}>
      <TabList>
        <Tab>Day</Tab>
        <Tab>Week</Tab>
        <Tab>Month</Tab>
      </TabList>
    </Tabs>
  );
}
