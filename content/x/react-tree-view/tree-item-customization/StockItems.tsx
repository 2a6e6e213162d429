import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { parts, type Part } from './parts.ts';

function StockItem({ ref, ...props }: UseTreeItemParameters & { ref?: React.Ref<HTMLLIElement> }) {
  const { itemId, label, children } = props;
  const item = useTreeItem({ ...props, rootRef: ref });
  const stock = useTreeItemModel<Part>(itemId)?.stock;

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Box sx={{ flexGrow: 1 }}>
            <TreeItemLabel
              {...item.getLabelProps()}
              sx={{ fontWeight: item.status.expanded ? 600 : 400 }}
            />
            {stock !== undefined && (
              <LinearProgress
                aria-label={`Stock of ${label}`}
                variant="determinate"
                value={Math.min(stock * 4, 100)}
                color={stock < 5 ? 'warning' : 'primary'}
              />
            )}
          </Box>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function StockItems() {
  return (
    <Box sx={{ width: 280, minHeight: 190 }}>
      <RichTreeView
        items={parts}
        slots={{ item: StockItem }}
        defaultExpandedItems={['wheels']}
        aria-label="Stock of the workshop"
      />
    </Box>
  );
}
