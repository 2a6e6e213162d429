import { definePlayground } from '../../../../src/model/playground.ts';

export default definePlayground({
  theme: { spacing: { fallback: 8, options: [4, 6, 8, 10] } },
  props: [
    'MuiButton.size',
    'MuiIconButton.size',
    'MuiTextField.size',
    'MuiTextField.margin',
    'MuiCheckbox.size',
    'MuiChip.size',
    'MuiList.dense',
    'MuiTable.size',
    'MuiToolbar.variant',
  ],
  preset: { 'MuiButton.size': 'small', 'MuiTextField.size': 'small', 'MuiList.dense': true },
  children: `<Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
  <Toolbar sx={{ gap: 1 }}>
    <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
      Seed store
    </Typography>
    <Chip label="12 kinds" />
    <IconButton aria-label="Add a kind">
      <AddIcon />
    </IconButton>
  </Toolbar>
  <Stack spacing={1} sx={{ px: 2, alignItems: 'flex-start' }}>
    <TextField label="Shelf" defaultValue="B 4" />
    <FormControlLabel control={<Checkbox />} label="Keep cool" />
    <Button variant="contained">Store</Button>
  </Stack>
  <List>
    <ListItem>
      <ListItemText primary="Rye" />
    </ListItem>
    <ListItem>
      <ListItemText primary="Buckwheat" />
    </ListItem>
  </List>
  <Table aria-label="Stock">
    <TableBody>
      <TableRow>
        <TableCell>Rye</TableCell>
        <TableCell align="right">40 kg</TableCell>
      </TableRow>
      <TableRow>
        <TableCell>Buckwheat</TableCell>
        <TableCell align="right">15 kg</TableCell>
      </TableRow>
    </TableBody>
  </Table>
</Paper>`,
});
