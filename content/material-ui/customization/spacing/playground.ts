import { definePlayground } from '../../../../src/model/playground.ts';

export default definePlayground({
  theme: { spacing: { fallback: 8, options: [0, 2, 4, 6, 8, 10, 12, 16] } },
  props: [
    'MuiContainer.disableGutters',
    'MuiToolbar.disableGutters',
    'MuiListItem.disableGutters',
    'MuiListItem.disablePadding',
  ],
  preset: { spacing: 4 },
  children: `<Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
  <Toolbar>
    <Typography variant="h6" component="p">
      Ferry times
    </Typography>
  </Toolbar>
  <Container>
    <Stack spacing={2}>
      <Typography>The crossing takes forty minutes.</Typography>
      <Stack direction="row" spacing={1}>
        <Chip label="Daily" />
        <Chip label="Bicycles" />
      </Stack>
      <Box sx={{ p: 2, bgcolor: 'action.hover' }}>Padding of two steps</Box>
    </Stack>
    <List>
      <ListItem divider>
        <ListItemText primary="North pier" secondary="9:20" />
      </ListItem>
      <ListItem>
        <ListItemText primary="South pier" secondary="10:05" />
      </ListItem>
    </List>
  </Container>
</Paper>`,
});
