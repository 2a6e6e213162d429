import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, GridLogicOperator, type GridFilterModel } from '@mui/x-data-grid-pro';
import { bikes, columns } from './bikes.ts';

export default function AnyOrAllBikes() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 'kind', field: 'kind', operator: 'is', value: 'City' },
      { id: 'frame', field: 'frame', operator: '>', value: 54 },
    ],
    logicOperator: GridLogicOperator.And,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="City bikes, frames above 54 cm"
        value={filterModel.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) => {
          if (logicOperator) setFilterModel((model) => ({ ...model, logicOperator }));
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={GridLogicOperator.And}>Match both</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Match either</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          rows={bikes}
          columns={columns}
          label="City bikes and large frames"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
