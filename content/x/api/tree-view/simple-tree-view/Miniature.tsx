import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Miniature() {
  return (
    <SimpleTreeView
      defaultExpandedItems={['boats']}
      defaultSelectedItems="dinghy"
      sx={{ width: 220 }}
    >
      <TreeItem itemId="boats" label="Boats">
        <TreeItem itemId="dinghy" label="Dinghies" />
        <TreeItem itemId="canoe" label="Canoes" />
      </TreeItem>
      <TreeItem itemId="gear" label="Gear">
        <TreeItem itemId="rope" label="Ropes" />
      </TreeItem>
    </SimpleTreeView>
  );
}
