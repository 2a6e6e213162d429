import { GridColumnHeaderTitle, type GridColDef } from '@mui/x-data-grid';
import type { Place } from './weather.ts';

/** A temperature, with a short header and a name that menus and panels can use alone. */
export function temperature(
  field: 'winterLow' | 'winterHigh' | 'summerLow' | 'summerHigh',
  header: string,
  headerName: string,
): GridColDef<Place> {
  return {
    field,
    headerName,
    type: 'number',
    width: 95,
    renderHeader: ({ colDef }) => (
      <GridColumnHeaderTitle label={header} columnWidth={colDef.computedWidth} />
    ),
  };
}

export const columns: GridColDef<Place>[] = [
  { field: 'place', headerName: 'Place', width: 110 },
  { field: 'elevation', headerName: 'Elevation', type: 'number', width: 110 },
  temperature('winterLow', 'Low', 'Low in January'),
  temperature('winterHigh', 'High', 'High in January'),
  temperature('summerLow', 'Low', 'Low in July'),
  temperature('summerHigh', 'High', 'High in July'),
];
