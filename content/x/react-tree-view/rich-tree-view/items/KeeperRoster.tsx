import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Keeper {
  id: string;
  leadId: string | null;
  name: string;
  shift: string;
}

const keepers: Keeper[] = [
  { id: 'k1', leadId: null, name: 'Amara Diallo', shift: '7:00 to 15:00' },
  { id: 'k2', leadId: 'k1', name: 'Jonas Berg', shift: '6:00 to 14:00' },
  { id: 'k3', leadId: 'k2', name: 'Lucía Romero', shift: '8:00 to 16:00' },
  { id: 'k4', leadId: 'k1', name: 'Hana Sato', shift: '12:00 to 20:00' },
];

const byId = new Map(keepers.map((keeper) => [keeper.id, keeper]));
const teams = new Map<string | null, Keeper[]>();
for (const keeper of keepers) {
  teams.set(keeper.leadId, [...(teams.get(keeper.leadId) ?? []), keeper]);
}

const leads = teams.get(null) ?? [];
const getName = (keeper: Keeper) => keeper.name;
const getTeam = (keeper: Keeper) => teams.get(keeper.id);

export default function KeeperRoster() {
  const [selected, setSelected] = React.useState<string | null>('k4');
  const keeper = selected === null ? undefined : byId.get(selected);

  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <RichTreeView
        items={leads}
        getItemLabel={getName}
        getItemChildren={getTeam}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['k1', 'k2']}
        expansionTrigger="iconContainer"
        aria-label="Zoo keepers by team"
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {keeper ? `${keeper.name}: ${keeper.shift}` : 'Nobody selected'}
      </Typography>
    </Box>
  );
}
