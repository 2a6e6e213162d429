import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Employee {
  email: string;
  name: string;
  isAway: boolean;
  team: Employee[];
}

const staff: Employee[] = [
  {
    email: 'ines@vinyl.example',
    name: 'Inês Moreira',
    isAway: false,
    team: [
      { email: 'kofi@vinyl.example', name: 'Kofi Mensah', isAway: false, team: [] },
      { email: 'lena@vinyl.example', name: 'Lena Fischer', isAway: true, team: [] },
    ],
  },
];

export default function ShopStaff() {
  return (
    <Box sx={{ width: 280, minHeight: 100 }}>
      <RichTreeView
        items={staff}
        getItemId={(employee) => employee.email}
        getItemLabel={({ name, isAway }) => (isAway ? `${name} (on leave)` : name)}
        getItemChildren={(employee) => employee.team}
        isItemDisabled={(employee) => employee.isAway}
        disabledItemsFocusable
        defaultExpandedItems={['ines@vinyl.example']}
        aria-label="Staff"
      />
    </Box>
  );
}
