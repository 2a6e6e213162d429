import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function RenameEpisode() {
  const [title, setTitle] = React.useState('The quiet sea');
  const [editing, setEditing] = React.useState(false);
  const [byKeyboard, setByKeyboard] = React.useState(false);

  const stop = (event: MouseEvent | TouchEvent | React.KeyboardEvent) => {
    setByKeyboard(event.type === 'keydown');
    setEditing(false);
  };

  if (!editing) {
    return (
      <Button autoFocus={byKeyboard} onClick={() => setEditing(true)}>
        Rename “{title}”
      </Button>
    );
  }

  return (
    <ClickAwayListener onClickAway={stop}>
      <TextField
        autoFocus
        label="Title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') stop(event);
        }}
      />
    </ClickAwayListener>
  );
}
