import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Tab from '@mui/joy/Tab';
import Table from '@mui/joy/Table';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import type { JSX } from 'react';

const SHEETS = [
  { sheet: 'North harbor', year: 1892, state: 'Restored', color: 'success' },
  { sheet: 'Mill quarter', year: 1911, state: 'On loan', color: 'warning' },
  { sheet: 'Tram lines', year: 1934, state: 'Torn', color: 'danger' },
] as const;

/** Tabs with a table. */
export function SheetTable(): JSX.Element {
  return (
    <Tabs defaultValue={0}>
      <TabList>
        <Tab>Sheets</Tab>
        <Tab>Requests</Tab>
      </TabList>
      <TabPanel value={0} sx={{ px: 0 }}>
        <Sheet variant="outlined" sx={{ borderRadius: 'sm', overflow: 'auto' }}>
          <Table size="sm" hoverRow sx={{ minWidth: 280 }}>
            <thead>
              <tr>
                <th scope="col">Sheet</th>
                <th scope="col">Year</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {SHEETS.map(({ sheet, year, state, color }) => (
                <tr key={sheet}>
                  <td>
                    <Link component="button">{sheet}</Link>
                  </td>
                  <td>{year}</td>
                  <td>
                    <Chip size="sm" color={color}>
                      {state}
                    </Chip>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Sheet>
      </TabPanel>
      <TabPanel value={1} sx={{ px: 0 }}>
        <Typography>Nobody waits for a sheet.</Typography>
      </TabPanel>
    </Tabs>
  );
}
