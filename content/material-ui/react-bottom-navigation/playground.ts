import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { value: `'home'`, showLabels: 'true' },
  children: `<BottomNavigationAction value="home" label="Home" icon={<HomeIcon />} />
<BottomNavigationAction value="saved" label="Saved" icon={<FavoriteIcon />} />
<BottomNavigationAction value="near" label="Nearby" icon={<PlaceIcon />} />`,
});
