import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Snackbar from '@mui/joy/Snackbar';
import CloseIcon from '@mui/icons-material/Close';
import PlaylistRemoveIcon from '@mui/icons-material/PlaylistRemove';

const SONGS = ['Low tide', 'Paper moonlight', 'Night bus 17'];

export default function UndoSnackbar() {
  const [songs, setSongs] = React.useState<readonly string[]>(SONGS);
  const [removed, setRemoved] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const list = React.useRef<HTMLUListElement>(null);

  const remove = (song: string) => {
    setSongs(songs.filter((other) => other !== song));
    setRemoved(song);
    setOpen(true);
    list.current?.focus();
  };

  const undo = () => {
    setSongs(SONGS.filter((song) => song === removed || songs.includes(song)));
    setOpen(false);
    list.current?.focus();
  };

  return (
    <React.Fragment>
      <List ref={list} tabIndex={-1} aria-label="Playlist" sx={{ width: 260, minHeight: 140 }}>
        {songs.map((song) => (
          <ListItem
            key={song}
            endAction={
              <IconButton size="sm" aria-label={`Remove ${song}`} onClick={() => remove(song)}>
                <CloseIcon />
              </IconButton>
            }
          >
            {song}
          </ListItem>
        ))}
      </List>
      <Snackbar
        key={removed}
        open={open}
        autoHideDuration={8000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        startDecorator={<PlaylistRemoveIcon />}
        slotProps={{ startDecorator: { sx: { color: 'danger.plainColor' } } }}
        endDecorator={
          <Button size="sm" variant="soft" onClick={undo}>
            Undo
          </Button>
        }
      >
        <span role="alert">Removed “{removed}”</span>
      </Snackbar>
    </React.Fragment>
  );
}
