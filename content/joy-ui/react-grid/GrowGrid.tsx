import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

export default function GrowGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 440, alignItems: 'flex-end' }}>
      <Grid size="grow">
        <FormControl>
          <FormLabel>Find a stall</FormLabel>
          <Input placeholder="Smoked fish" />
        </FormControl>
      </Grid>
      <Grid size="auto">
        <Button variant="soft">Search</Button>
      </Grid>
    </Grid>
  );
}
