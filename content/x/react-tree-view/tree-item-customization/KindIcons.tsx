import Box from '@mui/material/Box';
import BuildIcon from '@mui/icons-material/Build';
import FolderIcon from '@mui/icons-material/Folder';
import SettingsIcon from '@mui/icons-material/Settings';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { parts, type Part } from './parts.ts';

const icons = { group: FolderIcon, part: SettingsIcon, tool: BuildIcon };

function KindItem(props: TreeItemProps) {
  const part = useTreeItemModel<Part>(props.itemId);
  return <TreeItem {...props} slots={{ icon: icons[part?.kind ?? 'part'] }} />;
}

export default function KindIcons() {
  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <RichTreeView
        items={parts}
        slots={{ item: KindItem }}
        defaultExpandedItems={['wheels']}
        aria-label="Workshop by kind"
      />
    </Box>
  );
}
