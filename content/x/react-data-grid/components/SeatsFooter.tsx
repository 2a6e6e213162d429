import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridFooterContainer, GridRowCount } from '@mui/x-data-grid';
import { columns, shows } from './shows.ts';

const Available = React.createContext({ only: false, setOnly: (_only: boolean) => {} });

function AvailableFooter() {
  const { only, setOnly } = React.useContext(Available);
  const count = shows.filter(({ seats }) => !only || seats > 0).length;

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <FormControlLabel
        control={<Switch />}
        label="Available"
        slotProps={{ typography: { variant: 'body2' } }}
        checked={only}
        onChange={(_event, checked) => setOnly(checked)}
      />
      <GridRowCount rowCount={shows.length} visibleRowCount={count} />
    </GridFooterContainer>
  );
}

const slots = { footer: AvailableFooter };

export default function SeatsFooter() {
  const [only, setOnly] = React.useState(false);
  const rows = React.useMemo(() => shows.filter(({ seats }) => !only || seats > 0), [only]);
  const available = React.useMemo(() => ({ only, setOnly }), [only]);

  return (
    <Available.Provider value={available}>
      <Box sx={{ width: '100%', height: 318 }}>
        <DataGrid rows={rows} columns={columns} label="Shows of the week" slots={slots} />
      </Box>
    </Available.Provider>
  );
}
