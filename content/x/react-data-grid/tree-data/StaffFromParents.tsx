import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Person {
  id: number;
  managerId: number | null;
  name: string;
  role: string;
}

const staff: Person[] = [
  { id: 11, managerId: null, name: 'Ines Duarte', role: 'Owner' },
  { id: 12, managerId: 11, name: 'Kofi Mensah', role: 'Workshop' },
  { id: 13, managerId: 12, name: 'Lena Vogel', role: 'Mechanic' },
  { id: 14, managerId: 12, name: 'Tom Baker', role: 'Mechanic' },
  { id: 15, managerId: 11, name: 'Yuki Mori', role: 'Shop' },
  { id: 16, managerId: 15, name: 'Tom Baker', role: 'Sales' },
];

const peopleById = new Map(staff.map((person) => [person.id, person]));

/** The ids from the top down to this person. A manager who is missing ends the path. */
function getTreeDataPath(person: Person): string[] {
  const path: string[] = [];
  let next: Person | undefined = person;
  while (next && !path.includes(String(next.id))) {
    path.unshift(String(next.id));
    next = next.managerId === null ? undefined : peopleById.get(next.managerId);
  }
  return path;
}

const columns: GridColDef<Person>[] = [{ field: 'role', headerName: 'Role', width: 130 }];

export default function StaffFromParents() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        treeData
        rows={staff}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{
          headerName: 'Name',
          flex: 1,
          minWidth: 200,
          valueGetter: (_id, person: Person) => person.name,
        }}
        defaultGroupingExpansionDepth={-1}
        label="Staff and their managers"
      />
    </Box>
  );
}
