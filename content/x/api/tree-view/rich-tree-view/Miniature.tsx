import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const ITEMS = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'bergen', label: 'Bergen' },
      { id: 'oslo', label: 'Oslo' },
    ],
  },
  { id: 'south', label: 'South', children: [{ id: 'rome', label: 'Rome' }] },
];

export default function Miniature() {
  return (
    <RichTreeView
      items={ITEMS}
      defaultExpandedItems={['north']}
      checkboxSelection
      multiSelect
      defaultSelectedItems={['bergen']}
      sx={{ width: 220 }}
    />
  );
}
