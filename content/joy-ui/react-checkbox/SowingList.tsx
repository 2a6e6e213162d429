import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const jobs = ['Soak the peas overnight', 'Rake the top bed', 'Sow two rows of spinach'];

export default function SowingList() {
  return (
    <List aria-label="Jobs for April" sx={{ width: 280 }}>
      {jobs.map((job, index) => (
        <ListItem key={job}>
          <Checkbox
            overlay
            label={job}
            defaultChecked={index === 0}
            slotProps={{
              label: ({ checked }) => ({
                sx: { textDecoration: checked ? 'line-through' : 'none' },
              }),
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
