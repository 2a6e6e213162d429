import Box from '@mui/material/Box';
import AlbumIcon from '@mui/icons-material/Album';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeIcons() {
  return (
    <Box sx={{ width: 280, minHeight: 130 }}>
      <SimpleTreeView
        aria-label="Archive"
        defaultExpandedItems={['monk']}
        slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: AlbumIcon }}
      >
        <TreeItem itemId="monk" label="Thelonious Monk">
          <TreeItem itemId="underground" label="Underground" />
          <TreeItem itemId="corners" label="Brilliant Corners" />
        </TreeItem>
        <TreeItem itemId="roach" label="Max Roach">
          <TreeItem itemId="freedom" label="We Insist!" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
