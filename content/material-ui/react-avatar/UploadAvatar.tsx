import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';

export default function UploadAvatar() {
  const [src, setSrc] = React.useState<string>();

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) {
      return;
    }
    const reader = new FileReader();
    reader.onload = () => setSrc(String(reader.result));
    reader.readAsDataURL(file);
  };

  return (
    <ButtonBase
      component="label"
      role={undefined}
      tabIndex={-1}
      sx={{ borderRadius: '50%', '&:has(:focus-visible)': { outline: 2, outlineOffset: 2 } }}
    >
      <Avatar src={src} alt="" sx={{ width: 72, height: 72 }} />
      <input
        type="file"
        aria-label="Change your portrait"
        accept="image/*"
        onChange={handleChange}
        style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
    </ButtonBase>
  );
}
