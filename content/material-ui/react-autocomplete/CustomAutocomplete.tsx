import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import BackspaceIcon from '@mui/icons-material/Backspace';
import SearchIcon from '@mui/icons-material/Search';

const places = ['Colca Canyon', 'Huacachina', 'Lake Titicaca', 'Machu Picchu', 'Rainbow Mountain'];

function PaperWithFooter({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography variant="body2" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        Lunch is included
      </Typography>
    </Paper>
  );
}

export default function CustomAutocomplete() {
  return (
    <Autocomplete
      options={places}
      defaultValue="Huacachina"
      popupIcon={<SearchIcon />}
      clearIcon={<BackspaceIcon fontSize="small" />}
      clearText="Remove the place"
      slots={{ paper: PaperWithFooter }}
      slotProps={{
        paper: { elevation: 8, sx: { borderRadius: 4 } },
        listbox: { sx: { maxHeight: 160 } },
        popper: { placement: 'top-start' },
      }}
      renderInput={(params) => <TextField {...params} label="Day trip" />}
      sx={{
        width: 260,
        [`& .${autocompleteClasses.popupIndicator}`]: { transform: 'none' },
      }}
    />
  );
}
