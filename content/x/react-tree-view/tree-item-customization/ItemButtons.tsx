import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { parts, type Part } from './parts.ts';

const OrderContext = React.createContext<(part: Part) => void>(() => {});

function OrderItem(props: TreeItemProps) {
  const part = useTreeItemModel<Part>(props.itemId);
  const order = React.useContext(OrderContext);
  return (
    <TreeItem
      {...props}
      onKeyDown={(event) => {
        const isHere = event.target === event.currentTarget;
        if (isHere && event.key === '+' && part?.stock !== undefined) order(part);
      }}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          {part?.label}
          {part?.stock !== undefined && (
            <IconButton
              size="small"
              tabIndex={-1}
              aria-label={`Order ${part.label}`}
              onKeyDown={(event) => event.stopPropagation()}
              onClick={(event) => {
                event.stopPropagation();
                order(part);
              }}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      }
    />
  );
}

export default function ItemButtons() {
  const [ordered, setOrdered] = React.useState('Nothing ordered yet');
  const order = React.useCallback((part: Part) => setOrdered(`Ordered: ${part.label}`), []);

  return (
    <Box sx={{ width: 280, minHeight: 250 }}>
      <OrderContext.Provider value={order}>
        <RichTreeView
          items={parts}
          slots={{ item: OrderItem }}
          defaultExpandedItems={['wheels']}
          aria-label="Parts to order with plus"
        />
      </OrderContext.Provider>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {ordered}
      </Typography>
    </Box>
  );
}
