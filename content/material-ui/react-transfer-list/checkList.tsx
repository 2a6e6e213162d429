import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

interface CheckListProps {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly string[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
}

/** A list of items that can be checked; `checked` may name items of other lists too. */
export function CheckList({ label, items, checked, onChange }: CheckListProps) {
  const toggle = (item: string) => {
    onChange(
      checked.includes(item) ? checked.filter((other) => other !== item) : [...checked, item],
    );
  };

  return (
    <Paper variant="outlined" sx={{ width: 200, height: 208, overflow: 'auto' }}>
      <List dense aria-label={label}>
        {items.map((item) => (
          <ListItem key={item} disablePadding>
            <ListItemButton component="label" role={undefined} tabIndex={-1}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Checkbox
                  edge="start"
                  size="small"
                  disableRipple
                  checked={checked.includes(item)}
                  onChange={() => toggle(item)}
                />
              </ListItemIcon>
              <ListItemText primary={item} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
