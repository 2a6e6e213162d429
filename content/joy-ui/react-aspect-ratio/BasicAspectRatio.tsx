import AspectRatio from '@mui/joy/AspectRatio';

const planet = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">
    <rect width="120" height="80" fill="#14213d"/>
    <circle cx="60" cy="40" r="22" fill="#e09f3e"/>
    <ellipse cx="60" cy="40" rx="40" ry="9" fill="none" stroke="#fff3b0" stroke-width="3"/>
  </svg>`,
)}`;

export default function BasicAspectRatio() {
  return (
    <AspectRatio sx={{ width: 320, maxWidth: '100%', borderRadius: 'md' }}>
      <img src={planet} alt="A yellow planet with a ring" />
    </AspectRatio>
  );
}
