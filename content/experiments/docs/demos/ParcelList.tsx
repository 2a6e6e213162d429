import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { parcels, type Parcel } from './parcels';

function formatParcel({ weight, city }: Parcel): string {
  return `${weight} kg to ${city}`;
}

export default function ParcelList() {
  return (
    <List dense>
      {parcels.map((parcel) => (
        <ListItem key={parcel.id}>
          <ListItemText primary={parcel.id} secondary={formatParcel(parcel)} />
        </ListItem>
      ))}
    </List>
  );
}
