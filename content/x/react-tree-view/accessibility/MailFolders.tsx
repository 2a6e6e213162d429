import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Folder {
  id: string;
  label: string;
  unread: number;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    unread: 4,
    children: [
      { id: 'choir', label: 'Choir', unread: 3 },
      { id: 'school', label: 'School', unread: 0 },
    ],
  },
  { id: 'drafts', label: 'Drafts', unread: 0 },
];

function FolderItem(props: TreeItemProps) {
  const folder = useTreeItemModel<Folder>(props.itemId);
  if (!folder?.unread) {
    return <TreeItem {...props} />;
  }
  return (
    <TreeItem
      {...props}
      label={
        <>
          {folder.label} <strong aria-hidden>({folder.unread})</strong>
          <span style={visuallyHidden}>{folder.unread} unread</span>
        </>
      }
    />
  );
}

export default function MailFolders() {
  return (
    <Box sx={{ width: 260, minHeight: 190 }}>
      <Typography id="mail-folders" variant="subtitle1">
        Mail folders
      </Typography>
      <RichTreeView
        items={folders}
        slots={{ item: FolderItem }}
        defaultExpandedItems={['inbox']}
        disableSelection
        aria-labelledby="mail-folders"
        sx={{
          [`& .${treeItemClasses.content}[data-focused]`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      />
    </Box>
  );
}
