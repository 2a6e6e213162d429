import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { findPlants, type Plant } from './plants.ts';

const noPlants: Plant[] = [];

const dataSource = {
  getChildrenCount: (plant: Plant) => plant.count,
  getTreeItems: findPlants,
};

export default function PlantFamilies() {
  return (
    <Box sx={{ width: 280, minHeight: 230 }}>
      <RichTreeViewPro
        items={noPlants}
        dataSource={dataSource}
        slotProps={{ item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } }}
        aria-label="Plants by family"
      />
    </Box>
  );
}
